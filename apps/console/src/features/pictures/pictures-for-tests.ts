import type { PictureRow } from '@zhanggui/contract/picture'

export const day = new Date('2026-03-01T01:00:00Z')
export const picture = (attId: number): PictureRow => ({
  attId,
  name: `春山${attId}.jpg`,
  attDir: `/media/${attId}.jpg`,
  sattDir: `/media/${attId}.jpg`,
  thumb: `/media/${attId}_320.webp`,
  attSize: '1536',
  attType: 'jpeg',
  width: 800,
  height: 800,
  pid: 0,
  imageType: 1,
  owner: 1,
  createTime: day,
  updateTime: day,
})
