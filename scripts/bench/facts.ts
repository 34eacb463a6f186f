import { cpus, loadavg } from 'node:os'

/** Begins to watch the machine; answers with what says when and where was measured, once it was. */
export function machineFacts(): () => Record<string, string> {
  const before = load()
  return () => ({
    date: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, load ${before} before, ${load()} at the end`,
    Node: process.version,
  })
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)
