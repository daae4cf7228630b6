import { certificateRequest } from './certificate-request.ts';
import { certificateResult } from './certificate-result.ts';
import { certificateVerifier } from './certificate-verifier.ts';
import { certificates } from './certificates.ts';
import { clearStorage } from './clear-storage.ts';
import { collections } from './collections.ts';
import { contactForm } from './contact-form.ts';
import { content } from './content.ts';
import { deadlines } from './deadlines.ts';
import { disclaimer } from './disclaimer.ts';
import { entries } from './entries.ts';
import { errorDetails } from './error-details.ts';
import { errors } from './errors.ts';
import { feeds } from './feeds.ts';
import { filter } from './filter.ts';
import { formOutcome } from './form-outcome.ts';
import { forms } from './forms.ts';
import { members } from './members.ts';
import { membershipApplication } from './membership-application.ts';
import { openNow } from './open-now.ts';
import { scannerHelp } from './scanner-help.ts';
import { searchResults } from './search-results.ts';
import { search } from './search.ts';
import { siteSearch } from './site-search.ts';
import { site } from './site.ts';
import { visitorTracker } from './visitor-tracker.ts';
import type * as english from '../en/index.ts';
import type { Translation } from '../translation.ts';

/** Every text of the interface in Hindi. */
export const strings: Translation<typeof english.strings> = {
  ...site,
  ...collections,
  ...members,
  ...entries,
  ...content,
  ...errors,
  ...certificates,
  ...search,
  ...feeds,
};

/** The texts of each island in Hindi. */
export const islands: Translation<typeof english.islands> = {
  certificateRequest,
  certificateResult,
  certificateVerifier,
  clearStorage,
  contactForm,
  deadlines,
  disclaimer,
  errorDetails,
  filter,
  formOutcome,
  forms,
  membershipApplication,
  openNow,
  scannerHelp,
  searchResults,
  siteSearch,
  visitorTracker,
};

export { inbox } from './inbox.ts';
export { portal } from './portal.ts';
export { printedCertificate } from './printed-certificate.ts';
export { searchWords } from './search-words.ts';
