/** An expected refusal is a value, not an exception. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; error: Fault }
