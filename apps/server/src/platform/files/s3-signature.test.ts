import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { EMPTY_BODY, encodeKey, signedHeaders } from './s3-signature.ts'

/** The worked examples of the documentation of signature version 4. */
const access = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const host = 'https://examplebucket.s3.amazonaws.com'
const now = new Date('2013-05-24T00:00:00Z')
const signatureOf = (request: Parameters<typeof signedHeaders>[1]) =>
  /Signature=(\w+)$/.exec(signedHeaders(access, request, now).authorization)?.[1]

describe('the documented examples', () => {
  test('reading a part of an object', () => {
    const request = {
      method: 'GET',
      url: new URL(`${host}/test.txt`),
      bodyHash: EMPTY_BODY,
      headers: { range: 'bytes=0-9' },
    }
    expect(signatureOf(request)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  })

  test('writing an object whose name needs escaping', () => {
    const request = {
      method: 'PUT',
      url: new URL(`${host}/${encodeKey('test$file.text')}`),
      bodyHash: createHash('sha256').update('Welcome to Amazon S3.').digest('hex'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    }
    expect(signatureOf(request)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
  })
})

test('the secret is in no header', () => {
  const headers = signedHeaders(access, { method: 'GET', url: new URL(host), bodyHash: EMPTY_BODY }, now)
  expect(JSON.stringify(headers)).not.toContain(access.secretKey)
})
