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
