/**
 * The verifier of certificates before there is a result, by the way in which a certificate is
 * given.
 */
export const certificateVerifier = {
  number: {
    failed:
      'A part of this page could not be loaded. Check your connection and load the page again.',
    label: 'Certificate number',
    hint: 'Printed at the top of the certificate, in the format {product}-YYYY-XXXXXXXXX',
    paste: 'Paste',
    pasteLabel: 'Paste the number from the clipboard',
    verify: 'Verify',
    verifying: 'Verifying...',
    example: 'To see how it works, try the sample number',
  },
  scan: {
    failed:
      'A part of this page could not be loaded. Check your connection and load the page again.',
    start: 'Start Scanner',
    stop: 'Stop Scanner',
    starting: 'Starting the camera…',
    aim: 'Hold the QR code flat inside the frame, in good light.',
    picture: 'What the camera sees',
    camera: 'Camera',
    cameraName: 'Camera {label}',
    torchOn: 'Light on',
    torchOff: 'Light off',
    verifying: 'Verifying...',
  },
  upload: {
    failed:
      'A part of this page could not be loaded. Check your connection and load the page again.',
    label: 'Certificate file',
    hint: 'PDF, JPG, JPEG or PNG, at most 5MB, clear, with all corners visible. Your file stays on this device.',
    process: 'Process Certificate',
    processing: 'Reading the file…',
    page: 'Reading page {page} of {pages}…',
    firstPages:
      'Only the first 10 of the {pages} pages were read. Choose a file with the certificate only if yours is on another page.',
    cancel: 'Cancel',
    error: 'Error:',
    errors: {
      none: 'Select a certificate file',
      empty: 'The selected file is empty',
      'too-big': 'The selected file must be at most 5MB',
      type: 'The selected file must be a PDF, JPG, JPEG or PNG',
      encrypted:
        'The selected file is protected by a password. Save it without one, or photograph the certificate',
      broken:
        'The selected file could not be opened. It may be damaged. Ask for it again, or photograph the certificate',
      gone: 'The selected file can’t be read any more. It has changed, or is not on this device yet. Save it on this device and choose it again',
      heic: 'The selected file is an HEIC photograph, which this browser can’t open. Save it as JPG, or take a screenshot of it and choose that',
      'too-slow': 'The selected file takes too long to read. Photograph the certificate instead',
      'too-large-picture': 'The selected picture has too many pixels. Choose a smaller one',
    },
  },
} as const;
