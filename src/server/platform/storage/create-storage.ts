import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** An S3-compatible store where one is set, else files under `DATA_DIR/storage`. */
export function createStorage(env: Env, log: Log): Storage {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: pathStyle,
  } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle, log })
  return folderStorage(join(env.DATA_DIR, 'storage'))
}
