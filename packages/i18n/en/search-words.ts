/** The common words of the language, for the search. */
export const searchWords = {
  /** Common words that do not help to find a page. */
  stopWords:
    'a an the of to for in on at by and or is are was be do does how what where when who whom whose why which can could should i me my we us our you your it its this that no there if many much so as with from give tell not get got please want need find am will have has had been being did done would must shall they them their he she his her these those here now just also please rs inr cannot cant wont dont didnt doesnt isnt arent im ive about any',
  /** Those of them that ask for something, so that “why join” is not “how to join”. */
  questionWords: 'who whom whose why when where which how many much can',
} as const;
