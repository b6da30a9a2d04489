#nullable enable
using System.Collections.Generic;
using System.Linq;
using UnityEditor;
using UnityEngine;

namespace Meshwright.Editor
{
    /// <summary>Measures a model by its vertices in the pose of its bones, in metres around its origin.</summary>
    public static class ModelMeasure
    {
        public static SceneFacts Facts(GameObject root)
        {
            var bounds = Bounds(root);
            return new SceneFacts
            {
                Name = root.name,
                Height = bounds.size.y,
                Meshes = Renderers(root).Select(each => each.Mesh).Distinct().Count(),
                Clips = Clips(root).Select(clip => clip.name).ToList(),
            };
        }

        public static bool HasMesh(GameObject root)
        {
            return Renderers(root).Any();
        }

        /// <summary>Around the origin of the root, with its scale and without its place and its turn.</summary>
        public static Bounds Bounds(GameObject root)
        {
            var isFirst = true;
            var bounds = new Bounds();
            foreach (var point in Renderers(root).SelectMany(each => Points(each, root.transform)))
            {
                var scaled = Vector3.Scale(point, root.transform.lossyScale);
                if (isFirst)
                    bounds = new Bounds(scaled, Vector3.zero);
                else
                    bounds.Encapsulate(scaled);
                isFirst = false;
            }
            return bounds;
        }

        /// <summary>The clips of the model that an object is an instance of.</summary>
        public static IEnumerable<AnimationClip> Clips(GameObject root)
        {
            var path = PrefabUtility.GetPrefabAssetPathOfNearestInstanceRoot(root);
            if (string.IsNullOrEmpty(path))
                path = AssetDatabase.GetAssetPath(root);
            // The importer keeps a copy of each clip for the Inspector.
            return AssetDatabase.LoadAllAssetsAtPath(path).OfType<AnimationClip>().Where(clip => !clip.name.StartsWith("__preview__", System.StringComparison.Ordinal));
        }

        private readonly struct Part
        {
            public Part(Transform transform, Mesh mesh, Transform[]? bones)
            {
                Transform = transform;
                Mesh = mesh;
                Bones = bones;
            }

            public Transform Transform { get; }

            public Mesh Mesh { get; }

            public Transform[]? Bones { get; }
        }

        private static IEnumerable<Part> Renderers(GameObject root)
        {
            foreach (var filter in root.GetComponentsInChildren<MeshFilter>(true))
            {
                if (filter.sharedMesh != null)
                    yield return new Part(filter.transform, filter.sharedMesh, null);
            }
            foreach (var skinned in root.GetComponentsInChildren<SkinnedMeshRenderer>(true))
            {
                if (skinned.sharedMesh != null)
                    yield return new Part(skinned.transform, skinned.sharedMesh, skinned.bones);
            }
        }

        private static IEnumerable<Vector3> Points(Part part, Transform root)
        {
            var toRoot = root.worldToLocalMatrix;
            var mesh = part.Mesh;
            if (part.Bones != null && part.Bones.Length > 0 && mesh.isReadable && mesh.bindposes.Length == part.Bones.Length)
                return SkinnedPoints(mesh, part.Bones, toRoot);
            var matrix = toRoot * part.Transform.localToWorldMatrix;
            var points = mesh.isReadable ? mesh.vertices : Corners(mesh.bounds);
            return points.Select(point => matrix.MultiplyPoint3x4(point));
        }

        private static IEnumerable<Vector3> SkinnedPoints(Mesh mesh, Transform[] bones, Matrix4x4 toRoot)
        {
            var poses = mesh.bindposes;
            var matrices = bones.Select((bone, index) => toRoot * bone.localToWorldMatrix * poses[index]).ToArray();
            var vertices = mesh.vertices;
            var weights = mesh.boneWeights;
            for (var index = 0; index < vertices.Length; index++)
            {
                var weight = weights[index];
                yield return matrices[weight.boneIndex0].MultiplyPoint3x4(vertices[index]) * weight.weight0
                    + matrices[weight.boneIndex1].MultiplyPoint3x4(vertices[index]) * weight.weight1
                    + matrices[weight.boneIndex2].MultiplyPoint3x4(vertices[index]) * weight.weight2
                    + matrices[weight.boneIndex3].MultiplyPoint3x4(vertices[index]) * weight.weight3;
            }
        }

        private static Vector3[] Corners(Bounds bounds)
        {
            var (low, high) = (bounds.min, bounds.max);
            return Enumerable
                .Range(0, 8)
                .Select(corner => new Vector3((corner & 1) > 0 ? high.x : low.x, (corner & 2) > 0 ? high.y : low.y, (corner & 4) > 0 ? high.z : low.z))
                .ToArray();
        }
    }
}
