/**
 * The storage key of the idempotency key of a form. A form that is sent again after a reload is then
 * one submission.
 */
export const sendKeyName = 'site.send-key';

/** The storage key of the step that waits for the code of a certificate request. */
export const codeStepName = 'site.code-step';
