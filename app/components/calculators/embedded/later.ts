/** A part of an answer that is worked out when it is first asked for, and then kept. */
export type Later<Value> = () => Value;

/** A key is answered by the sentence alone; what only the drawing shows is left to the frames after it. */
export function later<Value>(make: () => Value): Later<Value> {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
