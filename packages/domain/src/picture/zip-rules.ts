const MAX_FILES = 200
const MAX_MEGABYTES = 500

/** Why these files are not sent as one archive; `size` in bytes. */
export function whyNotZip(files: readonly { readonly size: number }[]): string | undefined {
  if (files.length === 0) return '请先选择图片'
  if (files.length > MAX_FILES) return `一次最多打包${MAX_FILES}个文件，当前选择了${files.length}个`
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  return bytes > MAX_MEGABYTES * 1024 * 1024 ? `一次最多打包${MAX_MEGABYTES}MB，请分批下载` : undefined
}

/** What Windows takes for its own, as a name or inside one. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const FORBIDDEN = /[/\\<>:"|?*\p{Cc}]/gu

/** Names that every system can unpack into one folder: nothing that leads elsewhere, no two alike whatever their case. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((given) => {
    const plain = given.replaceAll(FORBIDDEN, '_').replace(/^[.\s]+|[.\s]+$/g, '') || '未命名'
    const name = RESERVED.test(plain) ? `_${plain}` : plain
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${stem} (${count})${ending}`
    taken.add(unique.toLowerCase())
    return unique
  })
}
