/** Whether `ask` succeeds within `patienceMs`: a database that hangs is as bad as one that is gone. */
export async function answersInTime(ask: () => Promise<unknown>, patienceMs: number): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
  const answered = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate])
}
