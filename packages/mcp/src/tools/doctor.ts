import { detailsOf, priceOf, withDefaults } from '@meshwright/contract/schema';
import type { BudgetName } from '@meshwright/gltf/doctor';
import { reads } from '../answer/annotations.ts';
import type { Tool } from '../tool.ts';
import { fileProperty } from './order-properties.ts';

interface DoctorArgs {
  readonly file: string;
  readonly budget?: BudgetName;
}

/** `doctor`: what is wrong with a model, and what mends it. */
export function doctorTool(): Tool {
  return {
    name: 'doctor',
    description: 'What is wrong with a model, and the local step or task that mends it.',
    properties: {
      file: fileProperty(),
      budget: {
        enum: ['mobile', 'desktop', 'engine', 'roblox', 'fortnite-uefn', 'vrchat', 'quest', 'print'],
        description: 'A budget that must hold.',
      },
    },
    required: ['file'],
    annotations: reads,
    async run({ file, budget }: DoctorArgs, { signal }, { root }) {
      const [{ diagnose }, { fileSource }] = await Promise.all([
        import('@meshwright/gltf/doctor'),
        import('@meshwright/gltf/node'),
      ]);
      const path = await root.existing(file);
      const source = await fileSource(path);
      try {
        const diagnosis = await diagnose(source, { signal, ...(budget && { budget }) });
        const { error, warning, note } = diagnosis.counts;
        return {
          text: `${root.shown(path)}: ${error} errors, ${warning} warnings, ${note} notes.`,
          data: {
            file: root.shown(path),
            counts: diagnosis.counts,
            findings: diagnosis.findings.map(({ fix, ...finding }) => {
              if (!fix?.task) return { ...finding, fix };
              const details = detailsOf(fix.task.family);
              const { local } = priceOf(details.cost, withDefaults(details, fix.task.request));
              return { ...finding, fix: { ...fix, task: { ...fix.task, credits: local } } };
            }),
          },
        };
      } finally {
        await source.close?.();
      }
    },
  };
}
