import type { FormButton, FormItem } from '@zhanggui/domain/form/form-config'
import { Button, Col, Form, Row } from 'antd'
import { FormFieldItem } from './form-field-item.tsx'
import type { DynamicFormHandle } from './use-dynamic-form.ts'

interface Props {
  readonly items: readonly FormItem[]
  readonly held: DynamicFormHandle
  /** Labels stand above their inputs. */
  readonly isStacked: boolean
  readonly isNarrow: boolean
}

const WHOLE_WIDTH = 24

/** Fields side by side as their spans say, rows inside rows; on telephones one below the other. */
export function FormItems({ items, ...rest }: Props) {
  return items.map((item, index) => (
    <Col key={keyOf(item, index)} span={rest.isNarrow ? WHOLE_WIDTH : item.span}>
      <Item item={item} {...rest} />
    </Col>
  ))
}

const keyOf = (item: FormItem, index: number) => ('name' in item ? item.name : `${item.tag}-${index}`)

function Item({ item, ...rest }: Omit<Props, 'items'> & { readonly item: FormItem }) {
  if (item.tag === 'el-button') return <ButtonItem button={item} />
  if (item.tag !== 'row') return <FormFieldItem field={item} held={rest.held} isStacked={rest.isStacked} />
  return (
    <Row gutter={item.gutter} justify={item.justify} align={item.align}>
      <FormItems items={item.children} {...rest} />
    </Row>
  )
}

const looks = { default: 'default', primary: 'primary', danger: 'primary', text: 'text' } as const

/** Decoration of the form's author: it has nothing to do, and a form is sent by its own button. */
const ButtonItem = ({ button }: { readonly button: FormButton }) => (
  <Form.Item label={null} className="dynamic-form-unlabelled">
    <Button
      type={looks[button.look]}
      danger={button.look === 'danger'}
      {...(button.isDisabled ? { disabled: true } : {})}
    >
      {button.text}
    </Button>
  </Form.Item>
)
