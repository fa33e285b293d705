import { workerData } from "node:worker_threads";
import { precompress } from "./precompress.ts";

// The thread that `precompressBeside` starts; it gets the folder.
await precompress(workerData);
