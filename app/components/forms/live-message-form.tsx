import { type ComponentProps, useEffect } from "react";
import type { $ZodType } from "zod/v4/core";
import { LiveForm } from "./live-form.tsx";
import type { messageSender } from "./send-message.ts";
import type { LivePart } from "./use-live-form.ts";

type LiveMessageFormProps = ComponentProps<LivePart> & {
  schema: $ZodType<Record<string, unknown>>;
  sender: ReturnType<typeof messageSender>;
};

/** The live part of a message form: its checks, its token, and the call that sends it. */
export function LiveMessageForm({ sender, onValid, ...props }: LiveMessageFormProps) {
  useEffect(() => sender.prepare(), [sender]);
  return <LiveForm {...props} onValid={(fields) => onValid(() => sender.send(fields))} />;
}
