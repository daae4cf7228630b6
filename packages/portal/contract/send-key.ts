/**
 * The storage key of the key under which a form is sent to the portal of the site, so that a form
 * that is sent again after a reload is one submission.
 */
export const sendKeyName = 'site.send-key';
