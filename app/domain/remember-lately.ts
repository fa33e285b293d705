/**
 * The same function, with its last `most` results kept: the calculations of one page ask for the same few rates hundreds
 * of times. What `make` throws is not kept.
 */
export function rememberLately<Key, Made extends object>(make: (key: Key) => Made, most = 32): (key: Key) => Made {
  const lately = new Map<Key, Made>();
  return (key) => {
    const known = lately.get(key);
    if (known) return known;
    const made = make(key);
    if (lately.size >= most) lately.clear();
    lately.set(key, made);
    return made;
  };
}

/** The result of `make`, worked out when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same function, with its last result kept as long as the arguments stay the same. */
export function rememberLast<Asked extends readonly unknown[], Made>(
  make: (...asked: Asked) => Made,
): (...asked: Asked) => Made {
  let last: { asked: Asked; made: Made } | undefined;
  return (...asked) => {
    if (last?.asked.every((each, index) => each === asked[index])) return last.made;
    const made = make(...asked);
    last = { asked, made };
    return made;
  };
}
