/** Error pages. The messages are those of the specification. */
export const errors = {
  'error.404.title': 'Page Not Found',
  'error.404.message': 'The page you are looking for seems to have gone on an unexpected journey.',
  'error.404.suggestions':
    'Check the address for typing mistakes.|Use the menu or the search box at the top.|Start again from the home page.',
  'error.500.title': 'Internal Server Error',
  'error.500.message': 'Something went wrong on our end. We are working to fix the issue.',
  'error.500.suggestions':
    'Load the page again in a few minutes.|Go back to the page you came from.|Tell us if it happens again, with the reference below.',
  'error.maintenance.title': 'Under Maintenance',
  'error.maintenance.message':
    'This section is currently undergoing system maintenance to improve your experience.',
  'error.maintenance.suggestions':
    'Check back later.|Visit the other sections of the site.|Contact the help desk if it is urgent.',
  'error.maintenance.updated': 'Last updated:',
  'error.network.title': 'Network Connection Issue',
  'error.network.message':
    'Unable to connect to our servers. Please check your internet connection.',
  'error.network.suggestions':
    'Check that your device is online.|Wait a moment and load the page again.|Try another network if you can.',
  'error.unauthorized.title': 'Unauthorized Access',
  'error.unauthorized.message': 'You do not have permission to access this page.',
  'error.unauthorized.suggestions':
    'Log in to the member portal first.|Check that you opened the right address.|Ask us for access if you should have it.',
  'error.forbidden.title': 'Access Forbidden',
  'error.forbidden.message': 'Access to this resource is currently restricted.',
  'error.forbidden.suggestions':
    'Check that you opened the right address.|Go back to the page you came from.|Ask us why the page is restricted.',
  'error.try': 'What you can do',
  'error.description':
    'This page could not be shown. Here is what you can do next, and how to tell us about it.',
  'error.link.contact': 'Contact us',
  'error.link.news': 'News & Updates',
  'error.link.home': 'Home page',
} as const;
