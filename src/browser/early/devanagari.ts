/*
 * A device without a Devanagari font would show boxes until the fonts of the page have come. There,
 * text is invisible meanwhile, for about three seconds at most. Without such a font, two Devanagari
 * letters of different width are both drawn as the same box.
 */
const canvas = document.createElement('canvas').getContext('2d');
if (canvas && canvas.measureText('क').width === canvas.measureText('ऋ').width)
  for (const face of document.fonts) face.display = 'block';

export {};
