import * as v from 'valibot';

/** Text that is not empty, nor only white space. */
export const filled = v.pipe(v.string(), v.regex(/\S/));

/** Text of a field that may be left empty. */
export const maybeEmpty = v.pipe(v.string(), v.description('Empty when not given.'));

/** An e-mail address. */
export const sentEmail = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/),
  v.examples(['asha@bank.example']),
);
