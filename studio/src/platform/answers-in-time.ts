/** Whether `ask` succeeds within `patienceMs`: a hanging database counts as unreachable. */
export async function answersInTime(ask: () => Promise<unknown>, patienceMs: number): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
  const answered = ask().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate])
}
