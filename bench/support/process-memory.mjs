/** Memory of a site's process, as `/metrics` reports it. */
const gauges = {
  resident: "process_resident_memory_bytes",
  heapUsed: "nodejs_heap_size_used_bytes",
  heapTotal: "nodejs_heap_size_total_bytes",
  external: "nodejs_external_memory_bytes",
};

/** In bytes. */
export async function readMemory(metricsUrl) {
  const text = await (await fetch(metricsUrl)).text();
  return Object.fromEntries(Object.entries(gauges).map(([what, name]) => [what, metric(text, name)]));
}

function metric(text, name) {
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}
