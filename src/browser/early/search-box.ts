import { longestQuery } from '@federation/search/longest-query';

/* Shows the words of the search in the box before this script. */
const box =
  document.currentScript?.previousElementSibling?.querySelector<HTMLInputElement>('[name=q]');
const query = new URLSearchParams(location.search).get('q')?.trim();
if (box && query) box.value = query.slice(0, longestQuery);
