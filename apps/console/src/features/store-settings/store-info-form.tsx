import { loadSession } from '#api/session.ts'
import { useOnlyRecord } from '#ui/form/edit/use-record.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useRegions } from '#widgets/region-cascader/use-regions.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { merchantApi } from '@zhanggui/contract/merchant'
import { storeInfoDraft } from '@zhanggui/contract/store/store-info'
import { PlaceFields } from './place-fields.tsx'
import { SettingsForm } from './settings-form.tsx'
import { ShopFields } from './shop-fields.tsx'
import { storeInfoValues } from './store-info-values.ts'

/** What the shop shows of itself and how it works. */
export default function StoreInfoForm() {
  const { query, regions } = useRegions()
  const form = useForm({
    call: merchantApi.editInfo,
    schema: storeInfoDraft,
    record: useOnlyRecord(merchantApi.info),
    needs: [query],
    loaded: storeInfoValues,
    draft: 'store-info',
    success: '操作成功',
    refresh: [productApi],
    // Whether orders offer to print is known from who is signed in.
    onSaved: () => void loadSession().catch(() => undefined),
  })
  return (
    <SettingsForm form={form} label="店铺信息">
      <ShopFields form={form} />
      {regions && <PlaceFields form={form} regions={regions} />}
    </SettingsForm>
  )
}
