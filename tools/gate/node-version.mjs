const oldest = { major: 20, minor: 19 }

/** Ends the process with a clear message on a Node that cannot run the product. */
export function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  process.stderr.write(`需要 Node.js ${oldest.major}.${oldest.minor} 或更新版本，当前是 ${process.versions.node}\n`)
  process.exit(1)
}
