/** Holds back what comes while something is being read. */
export interface Gate {
  /** Lets what comes wait from now on, until `open` or for `longest` after the last call. */
  close: () => void;
  open: () => void;
  /** Resolves at once while the gate is open. */
  pass: () => Promise<undefined>;
}

/** @param longest milliseconds */
export function createGate(longest: number): Gate {
  let opened = Promise.withResolvers<undefined>();
  opened.resolve(undefined);
  let timer: NodeJS.Timeout | undefined;
  const open = () => {
    clearTimeout(timer);
    timer = undefined;
    opened.resolve(undefined);
  };
  return {
    close: () => {
      if (timer) clearTimeout(timer);
      else opened = Promise.withResolvers<undefined>();
      timer = setTimeout(open, longest);
    },
    open,
    pass: () => opened.promise,
  };
}
