/**
 * The request for a member certificate. The messages of errors, the purposes and the headings are
 * those of the specification.
 */
export const certificateRequest = {
  form: 'Request a member certificate',
  steps: ['Your details', 'Verify OTP', 'Request Submitted'],
  step: 'Step {step} of 3',
  fullName: 'Full name',
  fullNameHint: 'If your name has fewer than three letters, write it twice.',
  mobileNumber: 'Mobile number',
  mobileHint: 'Ten digits. You can include spaces and +91.',
  emailId: 'Email',
  emailHint: 'We send a one-time code to this address, and later the certificate.',
  purpose: 'Purpose of viewing the certificate',
  purposes: { payment_gateway: 'Payment Gateway Integration', bank: 'Bank Verification' },
  submit: 'Request certificate',
  errors: {
    'fullName.required': 'Full name is required',
    'fullName.short': 'Name must be at least 3 characters long',
    'mobileNumber.required': 'Mobile number is required',
    'mobileNumber.invalid': 'Enter valid 10-digit mobile number',
    'emailId.required': 'Email is required',
    'emailId.invalid': 'Enter a valid email address',
    'purpose.required': 'Please select a purpose',
  },
  verify: 'Verify OTP',
  codeSent:
    'We have sent a one-time code to {email}. It may take a minute. Please check your spam folder too.',
  change: 'Change the e-mail address',
  code: 'One-time code (OTP)',
  codeHint: 'The code from the e-mail. You can include spaces.',
  codeMissing: 'Enter the code from the e-mail',
  verifying: 'Verifying…',
  resend: 'Send a new code',
  resendIn: 'Send a new code (in {seconds} s)',
  resent: 'A new code was sent to {email}. The older one no longer works.',
  submitted: 'Request Submitted',
  submittedText: 'Your request is submitted. The certificate will be sent to {email}.',
  restricted:
    'Certificate viewing is restricted to payment gateway integration and bank verification purposes.',
  another: 'Submit Another Request',
} as const;
