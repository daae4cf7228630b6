import { toNumberLink } from '@federation/certificates/issuer';
import { isBegunNumber } from '@federation/search/begun-number';

/*
 * Keeps the forms of the search from sending the number of a certificate, also before anything else
 * has loaded: the page that checks it opens, with the number in the fragment, which is never sent.
 * The attributes of a form name that page and what numbers begin with.
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
