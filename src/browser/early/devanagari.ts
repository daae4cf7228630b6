/*
 * Hides Devanagari text for about three seconds at most on a device without such a font, which
 * would show boxes until the fonts of the page arrive. Such a device draws two letters of different
 * width as the same box.
 */
const canvas = document.createElement('canvas').getContext('2d');
if (canvas && canvas.measureText('क').width === canvas.measureText('ऋ').width)
  for (const face of document.fonts) face.display = 'block';

export {};
