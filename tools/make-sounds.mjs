import { mkdirSync, writeFileSync } from 'node:fs'

// Synthesises the sounds of the console, always the same bytes: `node tools/make-sounds.mjs`.
// Twice the highest partial and a little more: what a browser loads before it is needed should weigh little.
const RATE = 11_025
// Below the fourth bit from the right nobody hears a difference, and even steps compress well.
const STEP = 16
const FOLDER = new URL('../apps/console/public/sounds/', import.meta.url)

/** @typedef {{ at: number, pitch: number, lasts: number, loud: number, partials: readonly number[] }} Note */

// Strengths of the whole-number partials. Bell: bright. Marimba: soft and hollow, with its typical fourth partial.
const BELL = [1, 0.35, 0.12]
const MARIMBA = [1, 0, 0, 0.25]

/** A new order rises like a shop bell: good news. @type {Note[]} */
const newOrder = [
  { at: 0, pitch: 783.99, lasts: 0.5, loud: 0.5, partials: BELL },
  { at: 0.12, pitch: 987.77, lasts: 0.5, loud: 0.5, partials: BELL },
  { at: 0.24, pitch: 1318.51, lasts: 0.76, loud: 0.55, partials: BELL },
]

/** A refund request knocks twice and falls: look here, without alarm. @type {Note[]} */
const refund = [
  { at: 0, pitch: 659.26, lasts: 0.3, loud: 0.6, partials: MARIMBA },
  { at: 0.18, pitch: 659.26, lasts: 0.3, loud: 0.6, partials: MARIMBA },
  { at: 0.4, pitch: 440, lasts: 0.6, loud: 0.65, partials: MARIMBA },
]

/** Anything else that somebody wants to hear of taps once, softly. @type {Note[]} */
const notice = [
  { at: 0, pitch: 880, lasts: 0.22, loud: 0.4, partials: MARIMBA },
  { at: 0.1, pitch: 1046.5, lasts: 0.4, loud: 0.4, partials: MARIMBA },
]

/** @param {Note} note @param {number} time seconds since the note began */
function sample({ pitch, lasts, loud, partials }, time) {
  if (time < 0 || time > lasts) return 0
  const attack = Math.min(1, time / 0.006)
  const release = Math.min(1, (lasts - time) / 0.04)
  const tone = partials.reduce((sum, weight, index) => {
    const decay = Math.exp(-time * (5 + 5 * index))
    return sum + weight * decay * Math.sin(2 * Math.PI * pitch * (index + 1) * time)
  }, 0)
  return loud * attack * release * tone
}

/** @param {readonly Note[]} notes @returns {Buffer} 16-bit mono WAV */
function wav(notes) {
  const seconds = Math.max(...notes.map((note) => note.at + note.lasts))
  const count = Math.ceil(seconds * RATE)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let index = 0; index < count; index++) {
    const level = notes.reduce((sum, note) => sum + sample(note, index / RATE - note.at), 0)
    // tanh keeps overlapping notes from clipping hard.
    file.writeInt16LE(Math.round((Math.tanh(level) * 32_767) / STEP) * STEP, 44 + index * 2)
  }
  return file
}

mkdirSync(FOLDER, { recursive: true })
writeFileSync(new URL('new-order.wav', FOLDER), wav(newOrder))
writeFileSync(new URL('refund.wav', FOLDER), wav(refund))
writeFileSync(new URL('notice.wav', FOLDER), wav(notice))
