/** How Payload writes its log: where it serves, one JSON object a line with the names that the other processes use. */
export const PAYLOAD_LOGGER =
  process.env.NODE_ENV === 'production'
    ? {
        logger: {
          options: {
            base: { service: 'admin' },
            messageKey: 'message',
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            formatters: { level: (level: string) => ({ level }) },
          },
        },
      }
    : {}
