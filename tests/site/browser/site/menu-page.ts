import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startMainMenu } from '../../../../src/browser/site/main-menu.ts';
import { stubMedia } from '../../../simulated-browser.ts';

const group = (id: string, label: string, page: string) => `
  <li>
    <a href="/${id}">${label}</a>
    <button type="button" data-menu-group aria-expanded="false" aria-controls="menu-${id}" aria-label="${label}: pages"></button>
    <ul id="menu-${id}"><li><a href="/${id}/${page.toLowerCase()}">${page}</a></li></ul>
  </li>`;

/** Renders the header with the styles that show and hide its parts, and starts the menu. */
export function openPage(width: 'narrow' | 'wide') {
  document.body.innerHTML = `
    <style>
      [data-width='narrow'] nav:not([data-open]) { display: none }
      [data-menu-group][aria-expanded='false'] + ul { display: none }
    </style>
    <div data-width="${width}">
      <button type="button" data-menu-toggle aria-expanded="false" aria-controls="main-menu">Menu</button>
      <nav id="main-menu" aria-label="Main menu">
        <ul>
          <li><a href="/">Home</a></li>
          ${group('about', 'About Us', 'Charter')}
          ${group('events', 'Events', 'Workshops')}
        </ul>
      </nav>
      <main><button type="button">Something else</button></main>
    </div>`;
  const frame = document.querySelector<HTMLElement>('[data-width]');
  const setWide = stubMedia('(min-width: 768px)', width === 'wide');
  startMainMenu();
  return {
    user: userEvent.setup(),
    resizeTo: (next: 'narrow' | 'wide') => {
      if (frame) frame.dataset.width = next;
      setWide(next === 'wide');
    },
  };
}

export const toggle = () => screen.getByRole('button', { name: 'Menu' });
export const aboutButton = () => screen.getByRole('button', { name: 'About Us: pages' });
export const eventsButton = () => screen.getByRole('button', { name: 'Events: pages' });
/** A link of the menu, if it is visible. */
export const findLink = (name: string) => screen.queryByRole('link', { name });
