/** How long a PDF may take, in milliseconds. */
export const maxTime = 20_000;

/** How many bytes a PDF may unpack into one buffer, and into all of them. */
export const maxBuffer = 160 * 1024 * 1024;
export const maxUnpacked = 1024 * 1024 * 1024;

/**
 * How many drawing operations a PDF may have. A scan has a few, a page full of text some thousands.
 */
export const maxOperations = 300_000;

/** How many pixels a picture in a PDF, or a drawn page, may have. */
export const maxPixels = 24_000_000;

/** The message of the worker when the reader has left out a picture because of its size. */
export const leftOutPicture = 'left-out-picture';

/** The message of the worker when the PDF unpacks into more than is allowed. */
export const unpackedTooMuch = 'unpacked-too-much';
