export const deliveriesPath = (webhookId: number, status?: number): string =>
  `/operation/webhooks/deliveries?webhookId=${webhookId}${status === undefined ? '' : `&status=${status}`}`
