import { toNumberLink } from '@federation/certificates/issuer';
import { isBegunNumber } from '@federation/search/begun-number';

/*
 * Keeps the forms of the search from sending the number of a certificate, even before anything else
 * has loaded. It opens the page that verifies the number, with the number in the fragment, which is
 * never sent. Attributes of the form name that page and the prefix of numbers.
 */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const { verifier, prefix = '' } = form.dataset;
  if (!verifier) return;
  const typed = String(new FormData(form).get('q'));
  if (!isBegunNumber(typed, prefix)) return;
  event.preventDefault();
  location.assign(toNumberLink(verifier, typed.trim()));
});
