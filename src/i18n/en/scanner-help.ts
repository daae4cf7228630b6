/** Help with the scanner of certificates; loaded with it. */
export const scannerHelp = {
  tipsTitle: 'Still nothing to read',
  tips: [
    'Move closer, until the code fills the frame, then slowly back.',
    'Turn on the light, or go to a window; avoid glare on glossy paper.',
    'Lay the paper flat and hold the phone parallel to it.',
    'Wipe the lens.',
    'Make sure that the whole code is in the frame, with its white edge.',
    'Take a photograph and choose it under “Upload Certificate”, or type the number under “Manual Entry”.',
  ],
  problems: {
    refused: {
      title: 'The camera was refused',
      help: 'Allow the camera for this site in the settings of your browser, usually at the lock or the camera beside the address, and start again. Nothing that it sees leaves this device.',
    },
    missing: {
      title: 'No camera was found',
      help: 'This device has none, or none that fits. Photograph the certificate and choose the picture under “Upload Certificate”, or type the number.',
    },
    busy: {
      title: 'The camera is in use',
      help: 'Another program or another tab holds it. Close video calls and camera apps, and start again.',
    },
    insecure: {
      title: 'The camera needs a secure connection',
      help: 'Browsers give the camera only to pages that come over https, and some apps open pages without it. Open this page in your browser, with https at the beginning of the address.',
    },
    failed: {
      title: 'The scanner could not be started',
      help: 'Check your connection and start again. You can also upload a photograph of the certificate or type its number.',
    },
  },
};
