/** Health of a part of a process. `degraded`: sentences for operators. `gauges`: values by name, for `/metrics`. */
export type Health = { degraded: readonly string[]; gauges: Readonly<Record<string, number>> }
