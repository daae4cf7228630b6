/** Help with the scanner of certificates; loaded with it. */
export const scannerHelp = {
  tipsTitle: 'No code found yet',
  tips: [
    'Hold the phone about 20 cm away from the paper, then move it slowly closer or further away until the code is sharp.',
    'Turn on the light or go to a window. Avoid glare on glossy paper.',
    'Lay the paper flat and hold the phone parallel to it.',
    'Wipe the lens.',
    'Make sure that the whole code is in the frame, with its white edge.',
    'Take a photograph and choose it under “Upload Certificate”, or type the number under “Manual Entry”.',
  ],
  problems: {
    refused: {
      title: 'The camera is blocked',
      help: 'Allow the camera for this site in your browser settings, and start again. The setting is usually behind the lock or camera symbol beside the address. No picture leaves this device.',
    },
    missing: {
      title: 'No camera was found',
      help: 'This device has no suitable camera. Choose a photograph of the certificate under “Upload Certificate”, or type the number.',
    },
    busy: {
      title: 'The camera is in use',
      help: 'Another program or tab is using it. Close video calls and camera apps, and start again.',
    },
    insecure: {
      title: 'The camera needs a secure connection',
      help: 'Browsers allow the camera only on secure (https) pages, and some apps open pages in other ways. Open this page in your browser, with https at the start of the address.',
    },
    unsupported: {
      title: 'This browser can’t scan',
      help: 'It may be too old, or block what the scanner needs, as in Lockdown Mode. Choose the member’s PDF under “Upload Certificate”, type the number under “Manual Entry”, or use another browser.',
    },
    failed: {
      title: 'The scanner could not be loaded',
      help: 'Check your connection and start again. You can also upload a photograph of the certificate or type its number.',
    },
  },
} as const;
