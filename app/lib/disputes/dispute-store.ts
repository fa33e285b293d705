import { deviceStore } from "#app/lib/device/device-store.ts";
import { readKept, writeKept } from "#app/lib/device/kept-text.ts";
import { emptyDisputes, isEmptyDisputes, type KeptDisputes, keptDisputes } from "./kept-disputes.ts";

/** The dispute kit on this device. */
export const disputeStore = deviceStore<KeptDisputes>({
  key: "dispute-kit",
  empty: emptyDisputes,
  isEmpty: isEmptyDisputes,
  read: (text) => readKept(text, keptDisputes),
  write: writeKept,
});

/** Changes parts of the kept data; changes from another tab in the meantime stay. */
export function keepDisputes(change: (before: KeptDisputes) => Partial<KeptDisputes>): void {
  const { kept } = disputeStore.snapshot();
  disputeStore.keep({ ...kept, ...change(kept) });
}
