import { getMetadataStorage, type ValidationArguments } from 'class-validator';

/** The part of class-validator's metadata that is used here. */
interface Rule {
  groups?: string[];
  type: string;
  propertyName: string;
  constraints: unknown[] | undefined;
  constraintCls: object;
  each: boolean | undefined;
  validateIf?: unknown;
}

type Check = (value: unknown, about: ValidationArguments) => unknown;

/** The rules of class-validator for one field. */
interface FieldRules {
  name: string;
  /** Conditions of the field. If one is false, the field is not checked. */
  conditions: ((object: object, value: unknown) => unknown)[];
  checks: { check: Check; constraints: unknown[]; each: boolean }[];
  /** True if the field holds objects with their own rules. */
  isNested: boolean;
}

const compiled = new WeakMap<object, Map<string, FieldRules> | null>();

/**
 * Tells whether `object` passes all rules of its class. Removes fields that the class does not have. Returns false also where it cannot decide: then
 * class-validator runs, which is slower because it looks up and sorts its metadata for each object, and which creates the error messages.
 */
export function isKnownToPass(object: object): boolean {
  // Nest passes the class also for values that are no instance of it: an array, a number.
  const rules = Object.hasOwn(object, 'constructor') ? null : rulesOf(object.constructor);
  if (!rules) return false;
  const fields = object as Record<string, unknown>;
  for (const name of Object.keys(object)) if (!rules.has(name)) delete fields[name];
  for (const rule of rules.values()) if (!passes(rule, object, fields[rule.name])) return false;
  return true;
}

function passes({ name, conditions, checks, isNested }: FieldRules, object: object, value: unknown): boolean {
  if (!conditions.every((holds) => holds(object, value))) return true;
  if (isNested && !isEmptyList(value)) return false;
  for (const { check, constraints, each } of checks) {
    const about = { targetName: object.constructor.name, property: name, object, value, constraints };
    if (each && !Array.isArray(value)) return false;
    const values = each ? (value as unknown[]) : [value];
    if (!values.every((one) => check(one, about) === true)) return false;
  }
  return true;
}

/** No element can have rules of its own. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function rulesOf(type: object): Map<string, FieldRules> | null {
  let rules = compiled.get(type);
  if (rules === undefined) {
    rules = compile(type);
    compiled.set(type, rules);
  }
  return rules;
}

/** Null if the class has a kind of rule that is not supported here. */
function compile(type: object): Map<string, FieldRules> | null {
  const storage = getMetadataStorage();
  const rules = new Map<string, FieldRules>();
  for (const rule of storage.getTargetValidationMetadatas(type as () => void, '', false, false) as Rule[]) {
    const { propertyName: name, constraints = [], each = false, groups = [] } = rule;
    if (rule.validateIf || groups.length > 0) return null;
    const field = rules.get(name) ?? { name, conditions: [], checks: [], isNested: false };
    rules.set(name, field);
    if (rule.type === 'conditionalValidation')
      field.conditions.push(constraints[0] as FieldRules['conditions'][number]);
    else if (rule.type === 'nestedValidation') field.isNested = true;
    else if (rule.type !== 'customValidation') return null;
    else
      for (const { async, instance } of storage.getTargetValidatorConstraints(rule.constraintCls as () => void)) {
        if (async) return null;
        field.checks.push({ check: (value, about) => instance.validate(value, about), constraints, each });
      }
  }
  return rules;
}
