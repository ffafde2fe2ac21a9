import { collectDefaultMetrics, type Registry } from 'prom-client'

/** Sums of metrics that also exist by type. Their names end as those of counters, but they are none. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** Adds the metrics of the process: memory, processor, files, event loop and garbage collection. */
export function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
}
