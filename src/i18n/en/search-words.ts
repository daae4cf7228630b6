/** What the search knows of words. */
export const searchWords = {
  /** Common words that do not help to find a page. */
  stopWords:
    'a an the of to for in on at by and or is are was be do does how what where when who why which can could i me my we us our you your it its this that there',
  /**
   * Words for the same thing. A page whose title, description or headings hold one of a group is found
   * by the others too. Words of other languages are among them, as people type what they know.
   */
  synonyms: [
    ['ombudsman', 'lokpal', 'लोकपाल', 'arbitrator', 'mediator'],
    ['complaint', 'grievance', 'dispute', 'redressal', 'redress', 'shikayat', 'शिकायत'],
    ['member', 'membership', 'sadasya', 'सदस्यता'],
    ['current members', 'list of members', 'member list', 'directory'],
    ['leadership', 'president', 'secretary general', 'office bearers', 'committee', 'team'],
    ['tiers', 'price', 'prices', 'fee', 'fees', 'cost', 'costs', 'charges', 'rates', 'bronze', 'silver', 'gold', 'platinum'],
    ['become a member', 'join', 'apply', 'application', 'enrol', 'sign up', 'register'],
    ['certificate', 'credential', 'pramanpatra', 'प्रमाणपत्र'],
    ['verification', 'verify', 'validate', 'authenticity', 'genuine', 'fake', 'qr'],
    ['contact', 'address', 'phone', 'telephone', 'email', 'helpdesk', 'office', 'hours', 'map'],
    ['charter', 'code of conduct', 'ethics', 'values', 'principles'],
    ['responsible gaming', 'addiction', 'self-exclusion', 'limits', 'helpline', 'safe play', 'gambling'],
    ['legal', 'law', 'legality', 'act', 'statute', 'act 2025'],
    ['judgment', 'case law', 'ruling', 'court', 'verdict', 'supreme court', 'high court'],
    ['legal opinion', 'advice', 'counsel'],
    ['privacy', 'data protection', 'personal data', 'dpdp', 'gdpr'],
    ['storage', 'cookies', 'cookie'],
    ['terms', 'conditions', 'disclaimer'],
    ['accessibility', 'wcag', 'disability', 'screen reader', 'contrast', 'blind'],
    ['rti', 'right to information'],
    ['advertising', 'advertisement', 'ads', 'promotion', 'influencer'],
    ['player protection', 'minors', 'children', 'age check', 'kyc'],
    ['event', 'calendar', 'meeting', 'agenda', 'agm'],
    ['press release', 'media release', 'journalist', 'statement'],
    ['publication', 'report', 'study', 'research', 'handbook'],
    ['download', 'form', 'template', 'pdf'],
    ['gallery', 'photos', 'pictures', 'videos', 'images'],
    ['partner', 'sponsor', 'collaboration'],
    ['portal', 'login', 'log in', 'sign in', 'password'],
    ['notice', 'circular', 'announcement', 'update', 'bulletin'],
    ['guideline', 'rules', 'standard', 'policy'],
    ['feedback', 'suggestion', 'comment'],
    ['gameathon', 'hackathon', 'competition'],
    ['feeds', 'rss', 'atom', 'subscribe'],
    ['open data', 'json', 'dataset', 'api'],
  ],
};
