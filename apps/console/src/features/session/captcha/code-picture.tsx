import type { ImageCode } from './use-captcha.ts'

/** The picture of the image code; a click asks for one that is easier to read. */
export function CodePicture({ image, renew }: { image: ImageCode | undefined; renew: () => void }) {
  return (
    <button type="button" className="login-code" title="看不清？换一张" aria-label="换一张验证码" onClick={renew}>
      {image ? <img src={image.code} alt="验证码图片" /> : '点击加载'}
    </button>
  )
}
