/** How a part of a process is. `degraded`: sentences for operators. `gauges`: by name, for `/metrics`. */
export type Health = { degraded: readonly string[]; gauges: Readonly<Record<string, number>> }
