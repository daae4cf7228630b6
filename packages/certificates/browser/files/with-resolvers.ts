/** The reader of PDFs needs this function, and its build for older browsers does not bring it. */
Promise.withResolvers ??= <Value>() => {
  const parts = {} as PromiseWithResolvers<Value>;
  parts.promise = new Promise<Value>((resolve, reject) =>
    Object.assign(parts, { resolve, reject }),
  );
  return parts;
};
