import { toNumberLink } from '../core/certificates/issuer.ts';
import { readTypedNumber } from '../core/search/certificate-check.ts';

/**
 * Keeps a form of the search from sending the number of a certificate: it opens the page that
 * checks it, with the number in the fragment. Its attributes name that page and what numbers begin
 * with.
 */
export function keepNumbers(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    const { verifier = '', prefixes = '' } = form.dataset;
    const number = readTypedNumber(String(new FormData(form).get('q')), prefixes.split(' '));
    if (!number) return;
    event.preventDefault();
    location.assign(toNumberLink(verifier, number));
  });
}
