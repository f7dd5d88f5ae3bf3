import { isDuplicate } from '#platform/db/duplicate'

/** Numbers of orders and pick-up codes are drawn; one that is taken is drawn anew. */
export async function retryOnClash<T>(place: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await place()
  } catch (error) {
    const isClash = isDuplicate(error, 'shop_order_no') || isDuplicate(error, 'shop_order_verify_code')
    if (!isClash || tries <= 1) throw error
    return retryOnClash(place, tries - 1)
  }
}
