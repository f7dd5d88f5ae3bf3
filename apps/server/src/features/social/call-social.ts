import { refuse } from '#platform/http/refusals'
import type { OutsideContext } from '#platform/http/route'
import { openSocial } from './port/open-social.ts'
import { type SocialChannel, SocialError } from './port/social-port.ts'

/** A step that staff wait for. What the social platform refuses, or does not answer, changes nothing here. */
export async function callSocial<T>(context: OutsideContext, work: (social: SocialChannel) => Promise<T>): Promise<T> {
  try {
    return await work(openSocial(context, () => context.now))
  } catch (error) {
    if (error instanceof SocialError) return refuse(`微信接口调用失败：${error.message}`)
    throw error
  }
}
