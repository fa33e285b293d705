import type { FocusEvent, FormEventHandler, ReactNode } from "react";
import type { FormHandle } from "./use-live-form.ts";

type FormFrameProps = {
  live: FormHandle;
  id?: string;
  className: string;
  action: string;
  onFocus?: ((event: FocusEvent<HTMLFormElement>) => void) | undefined;
  onInput?: FormEventHandler<HTMLFormElement> | undefined;
  children: ReactNode;
};

/** The form element. It works as a plain POST, and comes to life when the visitor first touches it. */
export function FormFrame({ live, onFocus, children, ...form }: FormFrameProps) {
  const { Live } = live;
  return (
    <form
      {...form}
      method="post"
      ref={live.formRef}
      onSubmit={live.submit}
      onFocus={(event) => {
        live.touch();
        onFocus?.(event);
      }}
      onPointerDown={live.touch}
      aria-busy={live.phase.name === "sending" || undefined}
    >
      {children}
      {Live && <Live {...live.liveProps} />}
    </form>
  );
}

/** A field that no person sees or reaches. Whatever fills it in is a robot. */
export function RobotTrap({ formId }: { formId: string }) {
  const id = `${formId}-website`;
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>Website (leave this empty)</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
