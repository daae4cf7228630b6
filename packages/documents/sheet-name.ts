/** Excel allows 31 characters in the name of a sheet, and none of `[]:*?/\`. */
export const toSheetName = (name: string) =>
  name
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 31)
    .trim();
