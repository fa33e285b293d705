import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Hands over what was typed or picked in a form before React came: it stays in the fields of the server's HTML, but no event
 * tells of it any more. By the names of the fields; nothing is handed over where nothing was typed.
 */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  onFound: (texts: Readonly<Record<string, string>>) => void,
): void {
  const hand = useEffectEvent(onFound);
  useEffect(() => {
    const typed = [...(form.current?.elements ?? [])].filter(isTyped);
    if (typed.length > 0) hand(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  }, [form]);
}

function isTyped(field: Element): field is HTMLInputElement | HTMLSelectElement {
  if (field instanceof HTMLInputElement) return field.value !== "" && field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const options = [...field.options];
  return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}
