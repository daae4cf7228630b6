import { toNumberLink } from '../core/certificates/issuer.ts';
import { readAnyNumber } from '../core/certificates/number.ts';

/**
 * Keeps a form of the search from sending the number of a certificate: it opens the page that
 * checks it, with the number in the fragment. Its attributes name that page and what numbers begin
 * with.
 */
export function keepNumbers(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const { verifier = '', prefixes = '' } = form.dataset;
    const read = readAnyNumber(String(new FormData(form).get('q')), prefixes.split(' '));
    if (read.form !== 'number' && read.form !== 'mistyped') return;
    event.preventDefault();
    location.assign(toNumberLink(verifier, read.number));
  });
}
