import { mdx, notice, page, pageInHindi, settingsWith } from '../fixture.ts';
import { passes, sample, text, type Message, type SownFault } from './sown-fault.ts';

const contact = {
  'pages/contact/en.mdx': page('<ContactForm>\n\nWrite to us.\n\n</ContactForm>\n', {
    title: 'Contact',
    description:
      'The contact page, with a description of its own, that exists only to be linked to.',
  }),
};
const rules = {
  'pages/rules/en.mdx': page(
    '## Time to complain\n\nWords.\n\n<Tabs label="Rules">\n\n<Tab id="all" label="All">\n\nMore.\n\n</Tab>\n\n</Tabs>\n',
    {
      title: 'Rules',
      description:
        'The page of rules, with a description of its own, that exists only to be linked to.',
    },
  ),
  'pages/rules/hi.mdx': pageInHindi(
    '## शिकायत का समय\n\nशब्द।\n\n<Tabs label="नियम">\n\n<Tab id="all" label="सभी">\n\nऔर शब्द।\n\n</Tab>\n\n</Tabs>\n',
    { title: 'नियम', description: 'एक और पृष्ठ, जिसका अपना विवरण है और जो केवल जोड़े जाने के लिए है।' },
  ),
};

/** A link in the text of a page, on its first line. */
const link = (
  name: string,
  target: string,
  message: Message,
  files: SownFault['files'] = {},
): SownFault => ({
  name,
  files: { ...files, [sample]: page(`See [our answer](${target}).\n`) },
  finds: [{ message, file: sample, line: 5, field: 'text' }],
});

export const sown: readonly SownFault[] = [
  {
    name: 'a link to a page that does not exist',
    files: { [sample]: page('See [the address](/contact-us).\n') },
    finds: [{ message: 'linkLeadsNowhere', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'a notice about a page that does not exist',
    files: { 'notices/closed/en.mdx': notice({ link: '/nowhere' }) },
    finds: [{ message: 'linkLeadsNowhere', file: 'notices/closed/en.mdx', line: 6, field: 'link' }],
  },
  {
    name: 'a button that leads nowhere',
    files: {
      [sample]: page('Words.\n\n<ButtonLink href="/nowhere">Go to the form</ButtonLink>\n'),
    },
    finds: [{ message: 'linkLeadsNowhere', file: sample, line: 7 }],
  },
  ...['search', '//evil.example', 'javascript:alert(1)'].map((target) =>
    link(`a link to ${target}`, target, 'linkLeadsNowhere'),
  ),
  text('a link in a table', '| a |\n|---|\n| [words](/nowhere) |\n', 'linkLeadsNowhere', 3),
  text('a link in a note', 'See the [plan][1].\n\n[1]: /nowhere\n', 'linkLeadsNowhere', 3),
  {
    name: 'a link to the page of an entry that has none',
    files: {
      'partners/uni/en.mdx': mdx({
        kind: 'academic',
        website: 'https://partner.example',
        name: 'Partner',
        description: 'Joint research.',
      }),
      [sample]: page('See [the partner](/partners/uni).\n'),
    },
    finds: [{ message: 'linkLeadsNowhere', file: sample, line: 5, field: 'text' }],
  },
  {
    name: 'links to a draft, which one line takes off and brings back',
    files: {
      'pages/plan/en.mdx': page(undefined, { title: 'Plan', draft: true }),
      [sample]: page('See the [plan](/plan).\n'),
      'notices/closed/en.mdx': notice({ link: '/plan' }),
    },
    finds: [],
  },
  passes(
    'a link to a page of the site and to an address with https',
    'See [our page](/sample) and [another](https://example.org).\n',
  ),
  {
    name: 'a notice about the computer of its writer, which is reported once',
    files: { 'notices/closed/en.mdx': notice({ link: 'http://127.0.0.1:4321/contact' }) },
    finds: [{ message: 'wrongForm', file: 'notices/closed/en.mdx', line: 6, field: 'link' }],
  },
  {
    name: 'a mark for left or right after an address, which is reported once',
    files: { 'notices/closed/en.mdx': notice({ link: 'https://egazette.gov.in\u200E' }) },
    finds: [{ message: 'hiddenCharacter', file: 'notices/closed/en.mdx', line: 6, field: 'link' }],
  },
  link('an address that was copied without https', 'http://www.indiacode.nic.in', 'addressNotSafe'),

  text(
    'an address without https in a sentence',
    'See www.indiacode.nic.in there.\n',
    'addressNotSafe',
  ),
  link('a heading that the page does not have', '/rules#time-limit', 'linkPartMissing', rules),
  link('a tab that the page does not have', '/rules#orders', 'linkPartMissing', rules),
  link('a heading that this page does not have', '#below', 'linkPartMissing'),
  {
    name: 'the English heading of a page in a Hindi text',
    files: {
      ...rules,
      [sample]: page('See [the time](/rules#time-to-complain).\n'),
      'pages/sample/hi.mdx': pageInHindi('[समय](/rules#time-to-complain) देखें।\n'),
    },
    finds: [{ message: 'linkPartMissing', file: 'pages/sample/hi.mdx', line: 5 }],
  },
  {
    name: 'the heading of a page in each language, and its tab',
    files: {
      ...rules,
      [sample]: page('See [the time](/rules#time-to-complain) and [all rules](/rules#all).\n'),
      'pages/sample/hi.mdx': pageInHindi(
        '[समय](/rules#शिकायत-का-समय) और [सभी नियम](/rules#all) देखें।\n',
      ),
    },
    finds: [],
  },
  passes(
    'a heading of the same page, and its top',
    '## Below this\n\nBack to [the heading](#below-this) or [the top](#top).\n',
  ),
  passes(
    'a subject of the form, in small letters',
    'File [a complaint](/contact?subject=complaint).\n',
    contact,
  ),

  link('an e-mail link without a domain', 'mailto:support', 'addressMalformed'),
  link('an e-mail link with two signs @', 'mailto:support@@ifsf.example', 'addressMalformed'),
  passes(
    'an e-mail link with a subject',
    'Write to [the office](mailto:clerk@ministry.example?subject=Privacy).\n',
  ),
  link('a telephone link with letters', 'tel:1800-FANTASY', 'addressMalformed'),
  link('a telephone link without a number', 'tel:', 'addressMalformed'),
  passes(
    'a telephone link, and one to a helpline',
    'Call [the office](tel:+91-11-5550-0100) or [the helpline](tel:14416).\n',
  ),
  link('an https address with one slash', 'https:/example.org', 'addressMalformed'),
  link('an https address without a domain', 'https://ministry', 'addressMalformed'),
  link('https written twice', 'https://https://example.org', 'addressMalformed'),
  link(
    'an address with the full stop of the sentence',
    'https://example.org/page.',
    'addressMalformed',
  ),
  link(
    'an address with a name and a password',
    'https://clerk:secret@example.org',
    'addressMalformed',
  ),
  {
    name: 'a notice about an address that is not complete',
    files: { 'notices/closed/en.mdx': notice({ link: 'https://indiacode' }) },
    finds: [{ message: 'addressMalformed', file: 'notices/closed/en.mdx', line: 6, field: 'link' }],
  },
  {
    name: 'a map in the settings whose address is not complete',
    files: {
      'settings.yaml': settingsWith((settings) =>
        settings.setIn(['contact', 'map'], 'https://openstreetmap'),
      ),
    },
    finds: [{ message: 'addressMalformed', file: 'settings.yaml', field: 'contact.map' }],
  },
  {
    name: 'words in the telephone number of the office',
    files: {
      'settings.yaml': settingsWith((settings) =>
        settings.setIn(['contact', 'phone'], 'Call 011 5550 0100'),
      ),
    },
    finds: [{ message: 'wrongForm', file: 'settings.yaml', field: 'contact.phone' }],
  },
  passes('the word localhost in code', 'Developers open `http://localhost:4321` for it.\n'),

  {
    name: 'a page of this site that does not exist, with its whole address',
    files: { [sample]: page('See [our answer](https://www.ifsf.example/nowhere).\n') },
    finds: (['linkLeadsNowhere', 'repeatsSettings'] as const).map((message) => ({
      message,
      file: sample,
      line: 5,
      field: 'text',
    })),
  },
  passes(
    'a file of this site, and the member portal',
    'See <OurSite path="/vct/membership/1" /> and [the portal](https://portal.ifsf.example/login).\n',
  ),

  text('a link without words', 'See [](/sample) for more.\n', 'linkWithoutWords'),
  text('a link whose only word is a sign', 'See [»](/sample) for more.\n', 'linkWithoutWords'),
  passes(
    'brackets in a sentence',
    'It may [not] be used (except on Sundays), see section 3(2)(a).\n',
  ),
  passes('the word “here” outside a link', 'Here you find [the form](/sample), and more here.\n'),
];
