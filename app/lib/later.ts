/** What is worked out when it is first asked for, and then kept. */
export type Later<Value> = () => Value;

/** Leaves for later what the first moment does not need: of a page's life, or of the answer to a key. */
export function later<Value>(make: () => Value): Later<Value> {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
